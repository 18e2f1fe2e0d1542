/** A file whose upload waits, runs, is done or has failed. */
export interface Upload<Extra = unknown> {
  readonly key: number
  readonly file: File
  /** Data of the caller, such as where the file belongs. */
  readonly extra: Extra
  /** The share of uploaded bytes, from 0 to 1. */
  readonly share: number
  readonly state: 'waits' | 'runs' | 'done' | 'failed'
  /** The error message, if it failed. */
  readonly problem?: string
}
type Uploads<Extra> = readonly Upload<Extra>[]

export const newUpload = <Extra>(key: number, file: File, fields: Extra): Upload<Extra> => ({
  key,
  file,
  extra: fields,
  share: 0,
  state: 'waits',
})

/** Whether a file waits or is being uploaded. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'waits' || state === 'runs'

/** The share of sent bytes, from 0 to 1; 0 if there are none. */
export const shareOf = (sent: number, total: number): number => (total > 0 ? Math.min(1, sent / total) : 0)

/**
 * The file to send next: the first that waits, if fewer than `atOnce` are running. Files of the same line are sent
 * one after the other, in order.
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

export const withChanges = <Extra>(
  all: Uploads<Extra>,
  key: number,
  values: Partial<Upload<Extra>>,
): Uploads<Extra> => all.map((item) => (item.key === key ? { ...item, ...values } : item))

export const without = <Extra>(all: Uploads<Extra>, key: number): Uploads<Extra> =>
  all.filter((item) => item.key !== key)

/** Resets a failed file, which waits again at its position. */
export const again = <Extra>(all: Uploads<Extra>, key: number): Uploads<Extra> =>
  all.map((item) =>
    item.key === key && item.state === 'failed' ? newUpload(key, item.file, item.extra) : item,
  )
