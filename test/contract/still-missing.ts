/** What the specification asks for and the table does not have yet. Remove a line together with what fulfils it. */
export const stillMissing = [
  'GET /v1/getSubtitle: parameter transcribeProvider',
  'GET /v1/getSubtitle: parameter whisperPrompt',
  'GET /v1/getSubtitle: parameter apiKey',
  'GET /v1/getSubtitle: parameter enabledSpeaker',
  'POST /v1/video/visuals',
];
