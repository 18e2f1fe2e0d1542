import { useTranslation } from 'react-i18next'
import { useLabels } from '#base/i18n/labels'
import { useCan } from '#providers/access'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { movesOf } from '#define/reading'
import { recordVerbs } from '#screens/moves/record-verbs'
import { useRowVerbs } from '#screens/moves/row-verbs'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { useBoard } from '../board-context'
import { isBeside, partsOfCell } from '../lane-cells'
import {
  cardBeside,
  columnOfCard,
  focusCard,
  focusedCard,
  idOfCard,
  neighbourOf,
  openNewCard,
} from './focused-card'
import { keyFields, type FieldKey } from './key-fields'

const group = 'board'

/** Runs a key on the focused card; without one, or while a card is lifted, the key means nothing. */
function useOnCard() {
  const { cardOf, dragged } = useBoard()
  return (run: (row: Row, card: HTMLElement) => unknown): unknown => {
    const card = focusedCard()
    const row = card && dragged === undefined ? cardOf(idOfCard(card)) : undefined
    return card && row ? run(row, card) : false
  }
}

/** The keys of the focused card of a board; it renders nothing. */
export function BoardKeys() {
  const { t } = useTranslation()
  const { resource, open } = useBoard()
  const onCard = useOnCard()
  const fields = keyFields(resource, useRole())
  const mayCreate = useCan({ resource: resource.name, action: 'create' }).data?.can === true
  useShortcut('arrows', {
    group,
    label: t('board.keys.walk'),
    run: ({ key }) => onCard((_, card) => focusCard(cardBeside(card, key))),
  })
  useShortcut('Enter', {
    group,
    label: t('board.keys.open'),
    // On a link or a button inside of the card, Enter is its own.
    run: () => onCard(({ id }, card) => (card === document.activeElement ? open({ resource, id }) : false)),
  })
  useShortcut('e', {
    group,
    label: t('board.keys.edit'),
    run: () => onCard(({ id }) => open({ resource, id, field: resource.title })),
  })
  useShortcut('c', {
    group,
    label: t('board.keys.create'),
    isOff: !mayCreate,
    run: () => {
      const card = focusedCard()
      return openNewCard(card && columnOfCard(card))
    },
  })
  useColumnKeys()
  useArchiveKeys()
  return Object.entries(fields).map(([key, name]) => (
    <FieldKeyOf key={key} letter={key as FieldKey} name={name} />
  ))
}

/** A letter that opens the card at one of its fields. */
function FieldKeyOf({ letter, name }: { readonly letter: FieldKey; readonly name: string }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { resource, open } = useBoard()
  const onCard = useOnCard()
  useShortcut(letter, {
    group,
    label: t('board.keys.field', { field: labels.field(resource, name) }),
    run: () => onCard(({ id }) => open({ resource, id, field: name })),
  })
  return null
}

/** The keys that move a card to the nearest column on either side that it may be moved to. */
function useColumnKeys(): void {
  const { t } = useTranslation()
  const { columns, dropTargetsOf, putCard } = useBoard()
  const onCard = useOnCard()
  const moveBy = (step: 1 | -1) =>
    onCard((row) => {
      const from = columns.findIndex(({ cardIds }) => cardIds.includes(row.id))
      const own = columns[from]
      const others = step > 0 ? columns.slice(from + 1) : columns.slice(0, Math.max(from, 0)).toReversed()
      const targets = dropTargetsOf(row)
      const to = others.find(
        ({ id }) => own && isBeside(columns, id, own.id) && isSameLane(id, own.id) && targets.leadsTo(id),
      )
      if (to) putCard(row, to.id, 0)
    })
  useShortcut('[', { group, label: t('board.keys.toPrevious'), run: () => moveBy(-1) })
  useShortcut(']', { group, label: t('board.keys.toNext'), run: () => moveBy(1) })
}

const isSameLane = (id: string, other: string): boolean => partsOfCell(id).lane === partsOfCell(other).lane

/** The keys that archive a card, where its resource has a move of that name. */
function useArchiveKeys(): void {
  const { t } = useTranslation()
  const { resource } = useBoard()
  const { start } = useRowVerbs()
  const onCard = useOnCard()
  const isOff = !movesOf(resource).some(({ name }) => name === 'archive')
  const archive = () =>
    onCard((row, card) => {
      const verb = recordVerbs(resource, row).find(({ kind, name }) => kind === 'move' && name === 'archive')
      if (!verb) return
      // The card disappears, so the focus goes to the next one.
      if (!verb.needsConfirming) focusCard(neighbourOf(card))
      start(verb, row)
    })
  const label = t('board.keys.archive')
  useShortcut('Delete', { group, label, isOff, run: archive })
  useShortcut('Shift+e', { group, label, isOff, run: archive })
}
