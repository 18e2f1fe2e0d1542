/** The addresses that the dashboard's app draws; any other is answered with its page for "not found" and 404. */
const appFolders = ['/dashboard', '/auth']

/** Whether an address belongs to the app. A slash at the end is an address that does not exist. */
export function isAppRoute(path: string): boolean {
  return !path.endsWith('/') && appFolders.some((folder) => path === folder || path.startsWith(`${folder}/`))
}
