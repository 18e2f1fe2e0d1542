import { presets, type Mode, type Preset } from './tokens'

/** How the page is displayed, by the names of the cookies that keep it. */
export interface Settings {
  readonly themeMode: Mode
  readonly themeDirection: 'ltr' | 'rtl'
  readonly themeContrast: 'default' | 'bold'
  readonly themeLayout: 'vertical' | 'horizontal' | 'mini'
  /** Whether the content takes the whole width of a large screen. */
  readonly themeStretch: boolean
  readonly themeColorPresets: Preset
}
export type SettingName = keyof Settings

export const defaultSettings: Settings = {
  themeMode: 'dark',
  themeDirection: 'ltr',
  themeContrast: 'default',
  themeLayout: 'vertical',
  themeStretch: false,
  themeColorPresets: 'purple',
}

/** What each setting can be, in the order in which it is offered. */
export const settingValues: { readonly [Name in SettingName]: readonly Settings[Name][] } = {
  themeMode: ['light', 'dark'],
  themeDirection: ['ltr', 'rtl'],
  themeContrast: ['default', 'bold'],
  themeLayout: ['vertical', 'horizontal', 'mini'],
  themeStretch: [false, true],
  themeColorPresets: Object.keys(presets) as Preset[],
}

/** The attribute of the page's first element that carries a setting to the CSS. */
export const settingAttributes: { readonly [Name in SettingName]: string } = {
  themeMode: 'data-theme',
  themeDirection: 'dir',
  themeContrast: 'data-contrast',
  themeLayout: 'data-layout',
  themeStretch: 'data-stretch',
  themeColorPresets: 'data-preset',
}

export const settingNames = Object.keys(defaultSettings) as SettingName[]

/** How long a setting is kept, in seconds: three days, renewed on each change. */
export const settingsLife = 3 * 24 * 60 * 60

/** The settings that cookies (`name=value; name=value`) carry; what is missing or unknown is as usual. */
export function settingsFrom(cookies: string): Settings {
  const stored = new Map(cookies.split('; ').map((pair) => pair.split('=', 2) as [string, string]))
  const read = (name: SettingName) =>
    (settingValues[name] as readonly Settings[SettingName][]).find(
      (value) => String(value) === stored.get(name),
    ) ?? defaultSettings[name]
  const settings: object = Object.fromEntries(settingNames.map((name) => [name, read(name)]))
  // Each value was found among those of its own name.
  return settings as Settings
}

/** Whether everything is as it is at first. */
export const areDefault = (settings: Settings): boolean =>
  settingNames.every((name) => settings[name] === defaultSettings[name])
