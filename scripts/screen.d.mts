export function hasScreen(): boolean;
export function tryScreen(): Promise<void>;
