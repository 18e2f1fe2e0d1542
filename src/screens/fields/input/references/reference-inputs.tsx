import type { FieldOf } from '#define/kinds'
import { useApp } from '#providers/app-context'
import type { InputProps } from '../input-props'
import { RecordPicker } from './record-picker'

export function ReferenceInput({ field, ...props }: InputProps & { readonly field: FieldOf<'ref'> }) {
  const target = useApp()[field.to]
  if (!target) return null
  const ids = typeof props.value === 'string' && props.value !== '' ? [props.value] : []
  return (
    <RecordPicker
      {...props}
      target={target}
      multiple={false}
      ids={ids}
      onIds={([id = null]: (string | null)[]) => props.onChange(id)}
    />
  )
}

export function ReferencesInput({ field, ...props }: InputProps & { readonly field: FieldOf<'refs'> }) {
  const target = useApp()[field.to]
  if (!target) return null
  const ids = Array.isArray(props.value) ? (props.value as string[]) : []
  return <RecordPicker {...props} target={target} multiple ids={ids} onIds={props.onChange} />
}
