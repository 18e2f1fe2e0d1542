import { useOne } from '@refinedev/core'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AnyFields } from '#define/kinds'
import type { Row } from '#providers/data/answers'

/** Fills currencies of a new record from the records that other fields refer to (`from`), until the user changes them. */
export const FilledFields = ({ fields }: { readonly fields: AnyFields }) =>
  Object.entries(fields).map(([name, field]) => {
    const from = field.kind === 'currency' && field.from ? field.from : undefined
    const reference = from === undefined ? undefined : fields[from]
    return from !== undefined && reference?.kind === 'ref' ? (
      <FilledField key={name} name={name} from={from} to={reference.to} />
    ) : null
  })

interface FilledFieldProps {
  readonly name: string
  readonly from: string
  readonly to: string
}

function FilledField({ name, from, to }: FilledFieldProps): null {
  const chosen: unknown = useWatch({ name: from })
  const { getValues, setValue } = useFormContext()
  // What the user did not enter: the default, then what was filled in.
  const filled = useRef<unknown>(getValues(name))
  const id = typeof chosen === 'string' ? chosen : ''
  const { result } = useOne<Row>({
    resource: to,
    id,
    errorNotification: false,
    queryOptions: { enabled: id !== '' },
  })
  const value = result?.id === id ? result[name] : undefined
  useEffect(() => {
    if (typeof value !== 'string' || getValues(name) !== filled.current) return
    filled.current = value
    setValue(name, value)
  }, [value, name, getValues, setValue])
  return null
}
