export const programs: Record<string, string>;
export function bundleServer(options?: { input?: Record<string, string>; outDir?: string }): Promise<void>;
