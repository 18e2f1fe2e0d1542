import { useTranslation } from 'react-i18next'
import { changeLanguage } from '#base/i18n/i18n'
import { languages, usualLanguage } from '#base/i18n/languages'
import { languageOf } from '#text/language-of'
import { changeSetting, useSettings } from '#base/settings'
import { settingNames, settingValues, type SettingName } from '#theme/settings'
import { Flag } from '#shell/icons'
import styles from './settings-bar.module.css'
import { useGalleryWords, type GalleryWords } from './use-gallery-words'

/** The real settings of the program, within reach of everything that they change. */
export function SettingsBar() {
  const words = useGalleryWords()
  const { i18n } = useTranslation()
  const language = languageOf(i18n.language) ?? usualLanguage
  return (
    <div className={styles.bar} role="group" aria-label={words.chosen}>
      {settingNames.map((name) => (
        <Setting key={name} name={name} words={words} />
      ))}
      <label className={styles.setting}>
        <span>{words.settings.language}</span>
        <span className={styles.language}>
          <Flag language={language} size={20} />
          <select
            value={language}
            onChange={({ target }) => void changeLanguage(languageOf(target.value) ?? usualLanguage)}
          >
            {languages.map(({ value, label, tag }) => (
              <option key={value} value={value} lang={tag}>
                {label}
              </option>
            ))}
          </select>
        </span>
      </label>
    </div>
  )
}

function Setting({ name, words }: { name: SettingName; words: GalleryWords }) {
  const settings = useSettings()
  const wordOf = (value: string | boolean) => {
    if (typeof value === 'boolean') return value ? words.values.on : words.values.off
    return name === 'themeColorPresets' && value === 'default'
      ? words.values.green
      : words.values[value as keyof typeof words.values]
  }
  const choose = (written: string) => {
    const value = settingValues[name].find((one) => String(one) === written)
    if (value !== undefined) changeSetting(name, value)
  }
  return (
    <label className={styles.setting}>
      <span>{words.settings[name]}</span>
      <select value={String(settings[name])} onChange={({ target }) => choose(target.value)}>
        {settingValues[name].map((value) => (
          <option key={String(value)} value={String(value)}>
            {wordOf(value)}
          </option>
        ))}
      </select>
    </label>
  )
}
