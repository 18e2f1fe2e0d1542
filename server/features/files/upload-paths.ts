import type { App } from '#define/app'
import { filesOf } from '#define/reading'
import type { AnyResource } from '#define/resource'

/** The endpoint that receives the content of a field. */
export const contentPath = '/api/contents'

/** The endpoint that receives a file as a record of the resource that stores files. */
export const filePath = ({ name }: AnyResource): string => `/api/${name}/upload`

/** Whether an endpoint of the app receives a file; such endpoints limit the size themselves while reading. */
export function uploadsOf(app: App): (path: string) => boolean {
  const files = filesOf(app)
  const paths = new Set([contentPath, ...(files ? [filePath(files)] : [])])
  return (path) => paths.has(path)
}
