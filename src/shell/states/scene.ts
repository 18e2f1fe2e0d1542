/**
 * The scene of an illustration: empty with something to add, empty with the icon of the area, no matches, error, not
 * allowed, no connection, not found, all done, maintenance.
 */
export type Scene =
  'empty' | 'area' | 'nothing' | 'error' | 'refused' | 'offline' | 'missing' | 'done' | 'maintenance'
