import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '#base/i18n/i18n'
import { languages, defaultLanguage } from '#base/i18n/languages'
import { languageOf } from '#text/language-of'
import { changeSetting, useSettings } from '#base/settings'
import { settingNames, settingValues, type SettingName } from '#theme/settings'
import { Flag } from '#shell/icons'
import { Select } from '#shell/parts/select/select'
import { labelIdOf } from '#shell/parts/select/select-props'
import styles from './settings-bar.module.css'
import { useGalleryTexts, type GalleryTexts } from './use-gallery-texts'

/** The real settings of the application, beside the components that they change. */
export function SettingsBar() {
  const texts = useGalleryTexts()
  const { i18n } = useTranslation()
  const id = useId()
  const language = languageOf(i18n.language) ?? defaultLanguage
  return (
    <div className={styles.bar} role="group" aria-label={texts.chosen}>
      {settingNames.map((name) => (
        <Setting key={name} name={name} texts={texts} />
      ))}
      <div className={styles.setting}>
        <label id={labelIdOf(id)} htmlFor={id}>
          {texts.settings.language}
        </label>
        <span className={styles.language}>
          <Flag language={language} size={20} />
          <Select
            id={id}
            options={languages.map(({ value, label, tag }) => ({ value, label, lang: tag }))}
            value={language}
            onChange={(value) => void changeLanguage(languageOf(value) ?? defaultLanguage)}
          />
        </span>
      </div>
    </div>
  )
}

function Setting({ name, texts }: { name: SettingName; texts: GalleryTexts }) {
  const settings = useSettings()
  const id = useId()
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
    <div className={styles.setting}>
      <label id={labelIdOf(id)} htmlFor={id}>
        {texts.settings[name]}
      </label>
      <Select
        id={id}
        options={settingValues[name].map((value) => ({ value: String(value), label: wordOf(value) }))}
        value={String(settings[name])}
        onChange={choose}
      />
    </div>
  )
}
