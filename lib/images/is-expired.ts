/** Whether a status is that of an image whose signed address has expired, and can be had again from its page. */
export const isExpired = (status: number): boolean => [401, 403, 404, 410].includes(status);
