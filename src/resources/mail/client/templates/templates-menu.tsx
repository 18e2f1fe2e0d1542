import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import { ErrorState } from '#shell/states'
import { Themed } from '#shell/theme/themed'
import { maxTemplates } from '../../mail-limits.wire'
import { useSettled } from '../use-settled'
import { useTemplates, type ListedTemplate } from './template-data'
import styles from './templates.module.css'

interface TemplatesMenuProps {
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly onChoose: (id: string) => void
  readonly onSave: () => void
}

/** From so many templates on, they can be searched. */
const searchedFrom = 9

/** The templates that the user may insert, and an item that saves the mail as one. */
export function TemplatesMenu({ anchor, onClose, onChoose, onSave }: TemplatesMenuProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { result, query } = useTemplates({ q: useSettled(typed.trim(), 150) })
  const list = useRef<HTMLUListElement>(null)
  const hasSearch = typed !== '' || (result.total ?? 0) >= searchedFrom
  const templates = result.data
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const first = list.current?.querySelector<HTMLElement>('[role=menuitem]')
    if (event.key === 'ArrowDown') first?.focus()
    else if (event.key === 'Enter' && templates[0]) onChoose(templates[0].id)
    else return
    event.preventDefault()
  }
  return (
    <Themed>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('mailTemplates.menu') } }}
      >
        <div className={styles.menu} aria-busy={query.isPending}>
          {query.error && <ErrorState small error={query.error} onRetry={() => void query.refetch()} />}
          {hasSearch && (
            <input
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu was opened to choose a template
              autoFocus
              type="search"
              aria-label={t('mailTemplates.search')}
              placeholder={t('mailTemplates.search')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={onKeyDown}
            />
          )}
          {!query.isPending && (
            <>
              {templates.length === 0 && typed !== '' && <p role="status">{t('mailTemplates.noneFound')}</p>}
              <MenuList ref={list} autoFocusItem={!hasSearch} aria-label={t('mailTemplates.menu')}>
                {templates.map((template) => (
                  <MenuItem key={template.id} onClick={() => onChoose(template.id)}>
                    <TemplateLine template={template} />
                  </MenuItem>
                ))}
                <MenuItem className={styles.save ?? ''} onClick={onSave}>
                  {t('mailTemplates.save')}
                </MenuItem>
              </MenuList>
              {(result.total ?? 0) > maxTemplates && (
                <p>{t('mailTemplates.more', { count: maxTemplates })}</p>
              )}
            </>
          )}
        </div>
      </Popover>
    </Themed>
  )
}

/** The name of a template, its subject, and who shares it. */
export function TemplateLine({ template }: { readonly template: ListedTemplate }) {
  const about = useAboutTemplate()(template)
  return (
    <span className={styles.line}>
      <span dir="auto">{template.name}</span>
      {about !== '' && <span dir="auto">{about}</span>}
    </span>
  )
}

/** Returns a function for the subject of a template and who shares it. */
function useAboutTemplate(): (template: ListedTemplate) => string {
  const { t } = useTranslation()
  const me = useGetIdentity().data?.id
  return ({ subject, isShared, owner, _refs }) => {
    const name = _refs?.[owner]
    const shared = owner === me || !name ? t('mailTemplates.shared') : t('mailTemplates.sharedBy', { name })
    return [subject, isShared ? shared : null].filter(Boolean).join(' · ')
  }
}
