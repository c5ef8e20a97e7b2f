import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { countRows } from '../accounts/count-rows.ts';
import { programVersion } from '../program-version.ts';

/** Counts a response. */
export type RequestCounter = (response: { method: string; route: string; status: number; ms: number }) => void;

/** The metrics of a server process, which contain no data of its users. */
export interface Metrics {
  count: RequestCounter;
  /** Writes all figures as OpenMetrics text. */
  write(): Promise<string>;
}

/** The content type of OpenMetrics text. */
export const metricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';
/** Upper bounds of the durations that are counted, in seconds; the last bucket is the infinite one. */
const bucketSeconds = [0.01, 0.05, 0.25, 1, 5, 30];
/** Maximum number of lines of requests. */
const maxSeries = 2000;
/** Interval between two counts of rows, which take longer the more rows there are. */
const countIntervalMs = 60_000;

/** Creates the metrics of a process: its requests and memory, and accounts and tasks of its database. */
export function createMetrics(db: SqlDatabase, startedAt = Date.now()): Metrics {
  const requests = new Map<string, number>();
  const buckets = bucketSeconds.map(() => 0);
  let [total, totalMs] = [0, 0];
  let countedAt = 0;
  let counted: Sample[] = [];

  return {
    count({ method, route, status, ms }) {
      const labels = `method=${quote(method)},route=${quote(route)},status="${status}"`;
      if (requests.has(labels) || requests.size < maxSeries) requests.set(labels, (requests.get(labels) ?? 0) + 1);
      total++;
      totalMs += ms;
      for (const [at, seconds] of bucketSeconds.entries()) if (ms <= 1000 * seconds) buckets[at]!++;
    },
    async write() {
      if (countedAt + countIntervalMs < Date.now()) {
        countedAt = Date.now();
        // Without its database a process still reports its own figures.
        counted = await sampleRows(db).catch(() => []);
      }
      return [
        ...family('gloss_build', 'info', 'The version of Gloss', [['_info', `version="${programVersion}"`, 1]]),
        ...family(
          'gloss_http_requests',
          'counter',
          'Responses by route',
          [...requests].map(([labels, count]) => ['_total', labels, count]),
        ),
        ...family('gloss_http_request_duration_seconds', 'histogram', 'Time until the response started', [
          ...buckets.map((count, at): Sample => ['_bucket', `le="${bucketSeconds[at]}"`, count]),
          ['_bucket', 'le="+Inf"', total],
          ['_count', '', total],
          ['_sum', '', totalMs / 1000],
        ]),
        ...family('gloss_rows', 'gauge', 'Rows of the database', counted),
        ...family('process_resident_memory_bytes', 'gauge', 'Memory of the process', [['', '', process.memoryUsage.rss()]]),
        ...family('process_start_time_seconds', 'gauge', 'Start of the process', [['', '', startedAt / 1000]]),
        '# EOF\n',
      ].join('\n');
    },
  };
}

/** A sample of a metric: the suffix of its name, its labels and its value. */
type Sample = [suffix: string, labels: string, value: number];

const family = (name: string, type: string, help: string, samples: Sample[]): string[] => [
  `# TYPE ${name} ${type}`,
  `# HELP ${name} ${help}`,
  ...samples.map(([suffix, labels, value]) => `${name}${suffix}${labels && `{${labels}}`} ${value}`),
];

const quote = (text: string): string => `"${text.replace(/[\\"\n]/g, (found) => (found === '\n' ? '\\n' : `\\${found}`))}"`;

/** Returns a sample of the accounts, and one of the tasks of each status. */
async function sampleRows(db: SqlDatabase): Promise<Sample[]> {
  const { accounts, tasks } = await countRows(db);
  return [
    ['', 'table="users"', accounts],
    ...Object.entries(tasks).map(([status, rows = 0]): Sample => ['', `table="tasks",status=${quote(status)}`, rows]),
  ];
}
