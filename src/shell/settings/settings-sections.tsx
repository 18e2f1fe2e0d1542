import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSetting, useSettings } from '#base/settings'
import { settingValues, type SettingName, type Settings } from '#theme/settings'
import { Hint } from '../parts/hint'
import { Icon, type IconName } from '../icons'
import { FullscreenButton } from './fullscreen-button'
import { LayoutPicture } from './layout-picture'
import './settings-sections.css'

type Choice = Exclude<SettingName, 'themeStretch'>

/** Every setting, one section each, and the fullscreen button. */
export const SettingsSections = () => (
  <div className="settings-sections">
    <Tiles name="themeMode" draw={(value) => <Icon name={value === 'dark' ? 'moon' : 'sun'} />} />
    <Tiles name="themeContrast" draw={(value) => <Icon name={contrastIcons[value]} />} />
    <Tiles name="themeDirection" draw={(value) => <DirectionPicture direction={value} />} />
    <Tiles name="themeLayout" draw={(value) => <LayoutPicture layout={value} />} />
    <Stretch />
    <Tiles name="themeColorPresets" draw={(value) => <span className="preset-disc" data-preset={value} />} />
    <FullscreenButton />
  </div>
)

const contrastIcons: Readonly<Record<Settings['themeContrast'], IconName>> = {
  default: 'circle',
  bold: 'circle-half',
}

interface TilesProps<Name extends Choice> {
  readonly name: Name
  readonly draw: (value: Settings[Name]) => ReactNode
}

/** The values of a setting as a radio group. */
function Tiles<Name extends Choice>({ name, draw }: TilesProps<Name>) {
  const { t } = useTranslation()
  const group = useId()
  const settings = useSettings()
  return (
    <fieldset className="setting" data-setting={name}>
      <legend>{t(`settings.${name}.title`)}</legend>
      <div className="setting-tiles">
        {settingValues[name].map((value) => (
          <label key={String(value)} className="setting-tile">
            <input
              type="radio"
              name={group}
              checked={settings[name] === value}
              onChange={() => changeSetting(name, value)}
            />
            {draw(value)}
            <span>{t(`settings.${name}.${value}` as never)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Whether the content uses the full width of large screens. */
function Stretch() {
  const { t } = useTranslation()
  const { themeStretch } = useSettings()
  return (
    <section className="setting" data-setting="themeStretch">
      <h3>{t('settings.themeStretch.title')}</h3>
      <Hint text={t('settings.themeStretch.hint')}>
        <button
          type="button"
          role="switch"
          className="setting-tile setting-switch"
          aria-checked={themeStretch}
          aria-label={t('settings.themeStretch.title')}
          onClick={() => changeSetting('themeStretch', !themeStretch)}
        >
          <Icon name="arrows-out-line-horizontal" />
        </button>
      </Hint>
    </section>
  )
}

const DirectionPicture = ({ direction }: { direction: Settings['themeDirection'] }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="direction-picture"
    data-direction={direction}
  >
    <path d="M4 6h16M4 12h11M4 18h7" />
  </svg>
)
