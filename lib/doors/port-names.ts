/** Names of the ports between the rooms of the extension. */
export const portNames = { service: 'service', page: 'page', view: 'view', engine: 'engine' } as const;
