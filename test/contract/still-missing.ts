/** What the specification asks for and the table does not have yet. Remove a line together with what fulfils it. */
export const stillMissing = [
  'GET /v1/getSubtitle: parameter transcribeProvider',
  'GET /v1/getSubtitle: parameter whisperPrompt',
  'GET /v1/getSubtitle: parameter apiKey',
  'GET /v1/getSubtitle: parameter enabledSpeaker',
  'GET /v1/feed',
  'POST /v1/feed/markSeen',
  'GET /v1/channels/list',
  'POST /v1/channels/subscribe',
  'POST /v1/channels/unsubscribe',
  'GET /v1/channels/videos',
  'GET /v1/channel/health',
  'POST /v1/video/mindmap',
  'POST /v1/video/visuals',
  'GET /v1/workspace/status',
  'POST /v1/workspace/exportNote',
];
