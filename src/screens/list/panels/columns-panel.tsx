import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useRole } from '#providers/auth/use-auth'
import { useLabels } from '#base/i18n/labels'
import { possibleColumns } from '#screens/list-model/columns'
import {
  columnsShown,
  densities,
  moved,
  defaultPreferences,
  maxPinned,
  pinnedOf,
  type Density,
  type Preferences,
} from '#screens/list-model/state/preferences'
import { Panel } from './panel'
import styles from './panel.module.css'
import { MoveButtons, PinButton } from './order-buttons'

interface ColumnsPanelProps {
  readonly resource: AnyResource
  readonly preferences: Preferences
  readonly onChange: (change: (before: Preferences) => Preferences) => void
  readonly onClose: () => void
}

/** The visible columns, their order, and the row height. Changes take effect at once. */
export function ColumnsPanel({ resource, preferences, onChange, onClose }: ColumnsPanelProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const role = useRole()
  const possible = possibleColumns(resource, role)
  const shown = columnsShown(preferences, possible, resource.columns)
  const hidden = possible.filter((name) => !shown.includes(name))
  const show = (columns: readonly string[]) => onChange((before) => ({ ...before, columns }))
  const pinned = pinnedOf(preferences, shown, resource.title)
  const pin = (name: string) =>
    onChange((before) => ({
      ...before,
      pinned: pinned.includes(name) ? pinned.filter((item) => item !== name) : [...pinned, name],
    }))
  const box = (name: string) => (
    <FormControlLabel
      label={labels.field(resource, name)}
      control={
        <Checkbox
          size="small"
          checked={shown.includes(name)}
          // A list must show at least one column.
          disabled={shown.length === 1 && shown[0] === name}
          onChange={(_, on) => show(on ? [...shown, name] : shown.filter((value) => value !== name))}
        />
      }
    />
  )
  return (
    <Panel
      title={t('list.columns')}
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <>
          <Button color="inherit" onClick={() => onChange(() => defaultPreferences)}>
            {t('listPanels.resetColumns')}
          </Button>
          <Button type="submit" variant="contained">
            {t('listPanels.done')}
          </Button>
        </>
      }
    >
      <DensityChoice
        density={preferences.density}
        onChange={(density) => onChange((before) => ({ ...before, density }))}
      />
      <ul className={styles.items} aria-label={t('list.columns')}>
        {shown.map((name, index) => (
          <li key={name} className={styles.item}>
            {box(name)}
            <PinButton
              field={labels.field(resource, name)}
              isPinned={pinned.includes(name)}
              off={!pinned.includes(name) && pinned.length >= maxPinned}
              onPin={() => pin(name)}
            />
            <MoveButtons
              field={labels.field(resource, name)}
              isFirst={index === 0 || index === pinned.length}
              isLast={index === shown.length - 1 || index === pinned.length - 1}
              onMove={(by) => show(moved(shown, name, by))}
            />
          </li>
        ))}
        {hidden.map((name) => (
          <li key={name} className={styles.item}>
            {box(name)}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('listPanels.columnsHint')}</p>
    </Panel>
  )
}

function DensityChoice({ density, onChange }: { density: Density; onChange: (density: Density) => void }) {
  const { t } = useTranslation()
  return (
    <>
      <p className={styles.legend}>{t('listPanels.density')}</p>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={density}
        aria-label={t('listPanels.density')}
        onChange={(_, next: Density | null) => next && onChange(next)}
      >
        {densities.map((item) => (
          <ToggleButton key={item} value={item}>
            {t(`list.${item}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <p className={styles.legend}>{t('list.columns')}</p>
    </>
  )
}
