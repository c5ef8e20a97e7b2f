/**
 * The data that leaves the device for a service which the user sets up, by the kind of service, in the categories of Firefox's
 * `data_collection_permissions`. Firefox asks the user for them together with the host.
 */
export const sentData = {
  model: ['authenticationInfo', 'websiteContent'],
  server: ['authenticationInfo', 'browsingActivity', 'websiteContent'],
  workspace: ['authenticationInfo', 'browsingActivity', 'websiteContent'],
} as const;

/** A category of data in Firefox. */
export type SentData = (typeof sentData)[keyof typeof sentData][number];
