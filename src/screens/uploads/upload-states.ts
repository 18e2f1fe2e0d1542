/** A file that is on its way, that is there, or that did not get there. */
export interface Upload<Extra = unknown> {
  readonly key: number
  readonly file: File
  /** What is said of it, such as where it belongs. */
  readonly extra: Extra
  /** How much of it is there, from 0 to 1. */
  readonly share: number
  readonly state: 'waits' | 'runs' | 'done' | 'failed'
  /** Why it failed, in words. */
  readonly problem?: string
}
type Uploads<Extra> = readonly Upload<Extra>[]

/** A file before anything of it is sent. */
export const newUpload = <Extra>(key: number, file: File, fields: Extra): Upload<Extra> => ({
  key,
  file,
  extra: fields,
  share: 0,
  state: 'waits',
})

/** Whether something is still to become of a file. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'waits' || state === 'runs'

/** How much is there of what is sent; of nothing, nothing. */
export const shareOf = (sent: number, total: number): number => (total > 0 ? Math.min(1, sent / total) : 0)

/**
 * The file that is sent next: the first one that waits while fewer than `atOnce` are sent. Those of one line go one
 * after the other, in the order in which they were given.
 */
export function nextOf<Extra>(
  all: Uploads<Extra>,
  atOnce: number,
  lineOf: (upload: Upload<Extra>) => string | number,
): Upload<Extra> | undefined {
  if (all.filter(({ state }) => state === 'runs').length >= atOnce) return undefined
  const ahead = new Set<string | number>()
  for (const item of all) {
    const line = lineOf(item)
    if (item.state === 'waits' && !ahead.has(line)) return item
    if (isUnderWay(item)) ahead.add(line)
  }
  return undefined
}

/** All of them, with one changed. */
export const withChanges = <Extra>(
  all: Uploads<Extra>,
  key: number,
  values: Partial<Upload<Extra>>,
): Uploads<Extra> => all.map((item) => (item.key === key ? { ...item, ...values } : item))

/** All of them but one. */
export const without = <Extra>(all: Uploads<Extra>, key: number): Uploads<Extra> =>
  all.filter((item) => item.key !== key)

/** A file that failed, as new: it waits where it stood. */
export const again = <Extra>(all: Uploads<Extra>, key: number): Uploads<Extra> =>
  all.map((item) =>
    item.key === key && item.state === 'failed' ? newUpload(key, item.file, item.extra) : item,
  )
