/** What the table has and the specification does not: operations of ours, then parameters and result fields of ours. */
export const beyondSpecification = [
  'POST /v1/cancelSummaryTask',
  'GET /v1/summarizeByChapter: result chapters[].title',
  'GET /v1/getSummaryTaskStatus: result stage',
  'GET /v1/getSummaryTaskStatus: result code',
  'GET /v1/getSummaryTaskStatus: result message',
  'GET /v1/getPolishedText: result detail',
  'GET /v1/express: result detail',
];
