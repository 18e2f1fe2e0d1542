import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { movesOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'

const plain = [
  'create',
  'update',
  'delete',
  'restore',
  'reveal',
  'viewAs',
  'undo',
  'createLink',
  'revokeLink',
  'openLink',
  'answer',
] as const
const isPlain = (operation: string): operation is (typeof plain)[number] =>
  (plain as readonly string[]).includes(operation)

/** Returns the label of the operation of a change entry: a fixed label, or that of a move or an action. */
export function useOperationLabel(): (resource: AnyResource, operation: string) => string {
  const { t } = useTranslation()
  const labels = useLabels()
  return (resource, operation) => {
    if (isPlain(operation)) return t(`history.operation.${operation}`)
    const isMove = movesOf(resource).some(({ name }) => name === operation)
    return isMove ? labels.move(resource, operation) : labels.action(resource, operation)
  }
}
