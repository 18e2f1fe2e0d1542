import { chooseLanguage } from '#providers/i18n/choose-language'
import { languages } from '#base/i18n/languages'
import { changeSetting, resetSettings } from '#base/settings'
import { areDefault, settingNames, settingValues, type SettingName, type Settings } from '#theme/settings'
import type { IconName } from '../icons'
import { toggleFullscreen } from '../settings/fullscreen-button'
import { openShortcuts } from '../shortcuts/open-shortcuts'
import type { Entry } from './entry'
import type { Writing } from './page-entries'

const icons: Readonly<Record<SettingName, IconName>> = {
  themeMode: 'moon',
  themeContrast: 'circle-half',
  themeDirection: 'text-align-left',
  themeLayout: 'layout',
  themeStretch: 'arrows-out-line-horizontal',
  themeColorPresets: 'palette',
}

type Translators = Pick<Writing, 't' | 'english'>

/** Actions available on every page: display settings, language, shortcuts, sign-out. */
export const actionEntries = (
  translators: Translators,
  settings: Settings,
  language: string,
  signOut: () => void,
): Entry[] => [
  action(translators, 'keyboard.title', 'keyboard', openShortcuts, '?'),
  ...settingNames.flatMap((name) => settingEntries(translators, name, settings)),
  ...(areDefault(settings) ? [] : [resetEntry(translators)]),
  ...(document.fullscreenEnabled ? [fullscreenEntry(translators)] : []),
  ...languages.filter(({ value }) => value !== language).map((item) => languageEntry(translators, item)),
  action(translators, 'shell.signOut', 'sign-out', signOut),
]

function action(
  { t, english }: Translators,
  key: 'keyboard.title' | 'shell.signOut',
  icon: IconName,
  run: () => void,
  keys?: string,
): Entry {
  return { id: `action ${key}`, section: 'actions', title: t(key), keywords: [english(key)], icon, run, keys }
}

/** An entry for every other value of a setting. */
const settingEntries = <Name extends SettingName>(
  translators: Translators,
  name: Name,
  settings: Settings,
): Entry[] =>
  (settingValues[name] as readonly Settings[Name][])
    .filter((value) => value !== settings[name])
    .map((value) => ({
      id: `setting ${name} ${value}`,
      section: 'actions',
      title: settingText(translators.t, name, value),
      keywords: [settingText(translators.english, name, value)],
      icon: icons[name],
      run: () => changeSetting(name, value),
    }))

function settingText<Name extends SettingName>(
  t: Translators['t'],
  name: Name,
  value: Settings[Name],
): string {
  const title = t(`settings.${name}.title`)
  const text =
    typeof value === 'boolean'
      ? t(value ? 'palette.on' : 'palette.off')
      : t(`settings.${name}.${value}` as never)
  return t('palette.setting', { title, value: text })
}

const resetEntry = ({ t, english }: Translators): Entry => ({
  id: 'setting reset',
  section: 'actions',
  title: t('palette.setting', { title: t('settings.title'), value: t('settings.reset') }),
  keywords: [
    english('palette.setting', { title: english('settings.title'), value: english('settings.reset') }),
  ],
  icon: 'arrow-counter-clockwise',
  run: resetSettings,
})

function fullscreenEntry({ t, english }: Translators): Entry {
  const key = document.fullscreenElement ? 'settings.exitFullscreen' : 'settings.fullscreen'
  return {
    id: 'action fullscreen',
    section: 'actions',
    title: t(key),
    keywords: [english(key)],
    icon: document.fullscreenElement ? 'arrows-in' : 'arrows-out',
    run: toggleFullscreen,
  }
}

const languageEntry = ({ t, english }: Translators, { value, label }: (typeof languages)[number]): Entry => ({
  id: `language ${value}`,
  section: 'actions',
  title: t('palette.setting', { title: t('shell.language'), value: label }),
  keywords: [english('palette.setting', { title: english('shell.language'), value: label }), label, value],
  icon: 'translate',
  run: () => void chooseLanguage(value),
})
