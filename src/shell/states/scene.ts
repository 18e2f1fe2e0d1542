/**
 * The scene of an illustration: empty, no matches, error, not allowed, no connection, not found, all done,
 * maintenance.
 */
export type Scene = 'empty' | 'nothing' | 'error' | 'refused' | 'offline' | 'missing' | 'done' | 'maintenance'
