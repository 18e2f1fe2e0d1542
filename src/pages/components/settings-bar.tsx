import { useTranslation } from 'react-i18next'
import { changeLanguage } from '#base/i18n/i18n'
import { languages, defaultLanguage } from '#base/i18n/languages'
import { languageOf } from '#text/language-of'
import { changeSetting, useSettings } from '#base/settings'
import { settingNames, settingValues, type SettingName } from '#theme/settings'
import { Flag } from '#shell/icons'
import styles from './settings-bar.module.css'
import { useGalleryTexts, type GalleryTexts } from './use-gallery-texts'

/** The real settings of the application, beside the components that they change. */
export function SettingsBar() {
  const texts = useGalleryTexts()
  const { i18n } = useTranslation()
  const language = languageOf(i18n.language) ?? defaultLanguage
  return (
    <div className={styles.bar} role="group" aria-label={texts.chosen}>
      {settingNames.map((name) => (
        <Setting key={name} name={name} texts={texts} />
      ))}
      <label className={styles.setting}>
        <span>{texts.settings.language}</span>
        <span className={styles.language}>
          <Flag language={language} size={20} />
          <select
            value={language}
            onChange={({ target }) => void changeLanguage(languageOf(target.value) ?? defaultLanguage)}
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

function Setting({ name, texts }: { name: SettingName; texts: GalleryTexts }) {
  const settings = useSettings()
  const wordOf = (value: string | boolean) => {
    if (typeof value === 'boolean') return value ? texts.values.on : texts.values.off
    return name === 'themeColorPresets' && value === 'default'
      ? texts.values.green
      : texts.values[value as keyof typeof texts.values]
  }
  const choose = (written: string) => {
    const value = settingValues[name].find((item) => String(item) === written)
    if (value !== undefined) changeSetting(name, value)
  }
  return (
    <label className={styles.setting}>
      <span>{texts.settings[name]}</span>
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
