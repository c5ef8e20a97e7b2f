export function hasPrograms(...names: ('Xvfb' | 'xdotool' | 'ffmpeg')[]): boolean;
export function tryPrograms(): Promise<void>;
