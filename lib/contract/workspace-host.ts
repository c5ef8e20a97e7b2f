/** Host of the API of the note workspace, to which the exporter sends pages. The user grants access to it. */
export const workspaceHost = 'api.notion.com';
