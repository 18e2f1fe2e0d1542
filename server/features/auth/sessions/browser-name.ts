/** The parts of a User-Agent header that users recognize. */
export interface BrowserName {
  readonly browser: string | null
  readonly system: string | null
  readonly device: 'desktop' | 'phone' | 'tablet' | 'program' | 'unknown'
}

// The order matters: browsers also send the names of those below them.
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[^V]*Safari\//, 'Safari'],
  [/curl\//, 'curl'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Android|HarmonyOS/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]
const found = (table: readonly [RegExp, string][], text: string) =>
  table.find(([form]) => form.test(text))?.[1] ?? null

/** Browser, operating system and kind of device of a User-Agent header. */
export function browserName(userAgent: string | null): BrowserName {
  const text = userAgent ?? ''
  return { browser: found(browsers, text), system: found(systems, text), device: deviceIn(text) }
}

function deviceIn(text: string): BrowserName['device'] {
  if (text === '') return 'unknown'
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(text)) return 'tablet'
  if (/Mobile|iPhone|Android/.test(text)) return 'phone'
  if (/Mozilla\//.test(text)) return 'desktop'
  return 'program'
}
