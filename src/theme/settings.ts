import { presets, type Mode, type Preset } from './tokens'

/** The display settings, by the names of their cookies. */
export interface Settings {
  readonly themeMode: Mode
  readonly themeDirection: 'ltr' | 'rtl'
  readonly themeContrast: 'default' | 'bold'
  readonly themeLayout: 'vertical' | 'horizontal' | 'mini'
  /** Whether the content takes the full width of a large screen. */
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

/** The values of each setting, in the order in which they are offered. */
export const settingValues: { readonly [Name in SettingName]: readonly Settings[Name][] } = {
  themeMode: ['light', 'dark'],
  themeDirection: ['ltr', 'rtl'],
  themeContrast: ['default', 'bold'],
  themeLayout: ['vertical', 'horizontal', 'mini'],
  themeStretch: [false, true],
  themeColorPresets: Object.keys(presets) as Preset[],
}

/** The attribute of the root element through which CSS reads a setting. */
export const settingAttributes: { readonly [Name in SettingName]: string } = {
  themeMode: 'data-theme',
  themeDirection: 'dir',
  themeContrast: 'data-contrast',
  themeLayout: 'data-layout',
  themeStretch: 'data-stretch',
  themeColorPresets: 'data-preset',
}

export const settingNames = Object.keys(defaultSettings) as SettingName[]

/** How long a setting is stored, in seconds: three days, renewed on each change. */
export const settingsLife = 3 * 24 * 60 * 60

/** The settings in a cookie string (`name=value; name=value`); missing and unknown values get the default. */
export function settingsFrom(cookies: string): Settings {
  const stored = new Map(cookies.split('; ').map((pair) => pair.split('=', 2) as [string, string]))
  const read = (name: SettingName) =>
    (settingValues[name] as readonly Settings[SettingName][]).find(
      (value) => String(value) === stored.get(name),
    ) ?? defaultSettings[name]
  const settings: object = Object.fromEntries(settingNames.map((name) => [name, read(name)]))
  // Each value is one of its own setting.
  return settings as Settings
}

/** Whether all settings have their default. */
export const areDefault = (settings: Settings): boolean =>
  settingNames.every((name) => settings[name] === defaultSettings[name])
