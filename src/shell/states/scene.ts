/**
 * What a drawing tells: nothing here yet, nothing that matches, something broke, not allowed, no connection, not found,
 * all done, somebody at work.
 */
export type Scene = 'empty' | 'nothing' | 'error' | 'refused' | 'offline' | 'missing' | 'done' | 'maintenance'
