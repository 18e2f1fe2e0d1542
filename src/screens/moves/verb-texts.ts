import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { AnyResource, SeriesScope } from '#define'
import type { Row } from '#providers/data/answers'
import { useLabels, type Labels } from '#base/i18n/labels'
import { titleOf } from '#base/format/record-path'
import { isFinal } from '#define/reading'
import { mayUndo } from '../undo/may-undo'
import { filledSentences, joinedSentences, valuesIn } from './filled-sentences'
import type { RecordVerb } from './record-verbs'

/** The texts of a verb: its label, and the messages before and after it. */
export function useVerbTexts(resource: AnyResource) {
  const { t } = useTranslation()
  const labels = useLabels()
  return useMemo(() => verbTexts(resource, t, labels), [resource, t, labels])
}

function explainDeletion(resource: AnyResource, row: Row, t: TFunction): string {
  if (resource.trash) return t('confirming.confirmTrash')
  return mayUndo(resource, row, 'delete') ? t('confirming.confirmUndo') : t('confirming.confirmDelete')
}

function verbTexts(resource: AnyResource, t: TFunction, labels: Labels) {
  const labelOf = (verb: RecordVerb): string => {
    if (verb.kind === 'delete') return t('show.delete')
    return verb.kind === 'move' ? labels.move(resource, verb.name) : labels.action(resource, verb.name)
  }
  const stateOf = (verb: RecordVerb, state: unknown) =>
    verb.kind === 'move' ? labels.option(resource, verb.move.field, String(state)) : ''
  /** Which state it leads to; empty where it depends on what is entered. */
  const changeOf = (verb: RecordVerb, row: Row): string => {
    if (verb.kind !== 'move') return verb.name === 'viewAs' ? t('confirming.confirmView') : ''
    const { field, move } = verb.move
    if (move.mayEndIn && move.input) return ''
    return t('confirming.confirmMove', { from: stateOf(verb, row[field]), to: stateOf(verb, move.to) })
  }
  return {
    labelOf,
    titleOf: (verb: RecordVerb, row: Row): string =>
      t('confirming.confirmTitle', { verb: labelOf(verb), title: titleOf(resource, row) }),
    explain: (verb: RecordVerb, row: Row): string => {
      if (verb.kind === 'delete') return explainDeletion(resource, row, t)
      const help = labels.help(resource, `verbs.${verb.name}`)
      return joinedSentences([
        changeOf(verb, row),
        help === undefined ? '' : filledSentences(help, valuesIn(resource, row)),
        isFinal(resource, verb.name) ? t('confirming.confirmFinal') : '',
      ])
    },
    done: (verb: RecordVerb, row: Row, scope: SeriesScope = 'all'): string => {
      const title = titleOf(resource, row)
      if (scope !== 'all') return t(`series.deleted.${scope}`, { title })
      if (verb.kind === 'delete')
        return resource.trash ? t('show.trashed', { title }) : t('show.deleted', { title })
      if (verb.kind === 'action') return t('show.done', { verb: labelOf(verb), title })
      return t('show.moved', { title, to: stateOf(verb, row[verb.move.field]) })
    },
  }
}
