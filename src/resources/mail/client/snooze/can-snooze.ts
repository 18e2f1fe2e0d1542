import type { Folder } from '../mail-data'

/** Whether mails in a folder can be snoozed. */
export const canSnooze = (folder: Folder): boolean =>
  folder === 'inbox' || folder === 'archive' || folder === 'snoozed'
