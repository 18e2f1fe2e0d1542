import { useCreate, useInvalidate } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { BoardColumn } from '#define/views/board'
import { defaultOf } from '#define/parsing/parse'
import { writableFields } from '#define/reading'
import { useCan } from '#providers/access'
import { useRole } from '#providers/auth/use-auth'
import { useLabels } from '#base/i18n/labels'
import { Icon } from '#shell/icons'
import { useBoard } from '../board-context'
import styles from './column.module.css'
import { FromTemplate } from './from-template'
import { NameForm } from '../name-form'

/** Adds a card below those of a column. The title is enough, unless other required fields have no default. */
export function NewCard({ column }: { readonly column: BoardColumn }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { resource, open } = useBoard()
  const [isOpen, setOpen] = useState(false)
  const create = useNewCard(column)
  const isTitleEnough = useIsTitleEnough(resource)
  const mayCreate = useCan({ resource: resource.name, action: 'create' }).data?.can === true
  if (!mayCreate || !beginsIn(resource, column.id)) return null
  const by = resource.views?.board?.by ?? ''
  const given = resource.fields[by]?.kind === 'state' ? {} : { [by]: column.id }
  const item = labels.resource(resource, 1)
  const addCardTo = t('board.addCardTo', { resource: item, column: column.title })
  if (isOpen)
    return (
      <div className={styles.newCard} data-new-card={column.id}>
        <NameForm
          label={addCardTo}
          yes={t('board.add')}
          isRepeated
          onGo={(value) => create({ ...given, [resource.title]: value })}
          onClose={() => setOpen(false)}
        />
      </div>
    )
  return (
    <div className={styles.foot}>
      <button
        type="button"
        className={styles.add}
        data-new-card={column.id}
        aria-label={addCardTo}
        onClick={() => (isTitleEnough ? setOpen(true) : open({ resource, given }))}
      >
        <Icon name="plus" size={16} />
        {t('board.addCard', { resource: item })}
      </button>
      {resource.views?.board?.template !== undefined && <FromTemplate column={column} />}
    </div>
  )
}

/** A new record always has the first state. */
function beginsIn(resource: AnyResource, column: string): boolean {
  const field = resource.fields[resource.views?.board?.by ?? '']
  return field?.kind !== 'state' || field.states[0] === column
}

/** Whether all other required fields have a default. */
function useIsTitleEnough(resource: AnyResource): boolean {
  const role = useRole()
  const given = [resource.title, resource.views?.board?.by]
  return Object.entries(writableFields(resource, role)).every(
    ([name, field]) =>
      given.includes(name) || field.optional || field.kind === 'rank' || defaultOf(field) !== undefined,
  )
}

function useNewCard(column: BoardColumn) {
  const { mutateAsync } = useCreate()
  const invalidate = useInvalidate()
  const { resource } = useBoard()
  return async (values: Record<string, unknown>) => {
    // Invalidated below and awaited: the input is free again when the card is there. The card itself is the message.
    await mutateAsync({
      resource: resource.name,
      values,
      invalidates: [],
      successNotification: false,
      errorNotification: false,
    })
    await invalidate({ resource: resource.name, invalidates: ['list', 'many'] })
    return column
  }
}
