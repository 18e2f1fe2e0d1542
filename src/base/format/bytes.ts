const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Formats a size in bytes: '1.4 MB'. Units are powers of 1024, as file managers count. */
export function formatBytes(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const amount = bytes / 1024 ** power
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: amount < 10 && power > 0 ? 1 : 0,
  }).format(amount)
}
