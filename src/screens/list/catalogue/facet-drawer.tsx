import Drawer from '@mui/material/Drawer'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#base/format/intl'
import type { ListModel } from '#screens/list-model/use-list-model'
import { Icon } from '#shell/icons'
import { Themed } from '#shell/theme/themed'
import styles from './catalogue.module.css'
import { FacetPanel } from './facet-panel'

/** The facets in a drawer, on phones. */
export function FacetDrawer({ model, onClose }: { model: ListModel; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const { found, around } = model
  const total = `${formatNumber(found.total, around.locale)}${found.capped ? '+' : ''}`
  return (
    <Themed>
      <Drawer
        open
        anchor={document.documentElement.dir === 'rtl' ? 'right' : 'left'}
        onClose={onClose}
        slotProps={{
          paper: { className: styles.drawer, role: 'dialog', 'aria-modal': true, 'aria-labelledby': id },
        }}
      >
        <header className={styles.drawerHead}>
          <h2 id={id}>{t('list.filters')}</h2>
          <IconButton aria-label={t('list.close')} onClick={onClose}>
            <Icon name="x" size={20} />
          </IconButton>
        </header>
        <div className={styles.drawerBody}>
          <FacetPanel model={model} />
        </div>
        <footer className={styles.drawerFoot}>
          <Button fullWidth variant="contained" onClick={onClose}>
            {t('facets.show', { count: found.total, total })}
          </Button>
        </footer>
      </Drawer>
    </Themed>
  )
}
