export function isStale(root: string): boolean;
export function install(root: string): Promise<void>;
