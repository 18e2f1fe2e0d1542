/** A file that is on its way, that is there, or that did not get there. */
export interface Upload<Said = unknown> {
  readonly key: number
  readonly file: File
  /** What is said of it, such as where it belongs. */
  readonly said: Said
  /** How much of it is there, from 0 to 1. */
  readonly share: number
  readonly state: 'waits' | 'runs' | 'done' | 'failed'
  /** Why it failed, in words. */
  readonly problem?: string
}
type Uploads<Said> = readonly Upload<Said>[]

/** A file before anything of it is sent. */
export const newUpload = <Said>(key: number, file: File, said: Said): Upload<Said> => ({
  key,
  file,
  said,
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
export function nextOf<Said>(
  all: Uploads<Said>,
  atOnce: number,
  lineOf: (upload: Upload<Said>) => string | number,
): Upload<Said> | undefined {
  if (all.filter(({ state }) => state === 'runs').length >= atOnce) return undefined
  const ahead = new Set<string | number>()
  for (const one of all) {
    const line = lineOf(one)
    if (one.state === 'waits' && !ahead.has(line)) return one
    if (isUnderWay(one)) ahead.add(line)
  }
  return undefined
}

/** All of them, with one changed. */
export const changed = <Said>(
  all: Uploads<Said>,
  key: number,
  values: Partial<Upload<Said>>,
): Uploads<Said> => all.map((one) => (one.key === key ? { ...one, ...values } : one))

/** All of them but one. */
export const without = <Said>(all: Uploads<Said>, key: number): Uploads<Said> =>
  all.filter((one) => one.key !== key)

/** A file that failed, as new: it waits where it stood. */
export const again = <Said>(all: Uploads<Said>, key: number): Uploads<Said> =>
  all.map((one) => (one.key === key && one.state === 'failed' ? newUpload(key, one.file, one.said) : one))
