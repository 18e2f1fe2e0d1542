import Popper from '@mui/material/Popper'
import { use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { GridRenderEditCellParams } from '@mui/x-data-grid'
import type { AnyField } from '#define/kinds'
import type { Row } from '#providers/data/answers'
import { useLocale } from '#base/format/use-locale'
import { FieldInput } from '../../fields/input/field-input'
import { FormScopeProvider } from '../../fields/input/form-scope'
import { toInput, type FormValues } from '../../fields/form-values'
import { checkForm } from '../../form/faults/check-form'
import { useFaultText } from '../../form/faults/fault-text'
import { useScopeOf } from '../../form/use-scope-of'
import { cellKey, type CellLocation } from './editable-cells'
import { EditsContext, type Draft, type Edits } from './edits'
import styles from './cell-editor.module.css'

interface CellEditorProps {
  readonly params: GridRenderEditCellParams<Row>
  readonly name: string
  readonly field: AnyField
}

/** The input of a cell, the same as in a form, and the message if its value is refused. */
export function CellEditor(props: CellEditorProps) {
  const edits = use(EditsContext)
  return edits && <Editor {...props} edits={edits} />
}

function Editor({ params, name, field, edits }: CellEditorProps & { readonly edits: Edits }) {
  const { row, hasFocus } = params
  const cell = useMemo(() => ({ id: row.id, name }), [row.id, name])
  const frame = useRef<HTMLDivElement>(null)
  const check = useCheck(edits, row, { name, field })
  const [start] = useState(() => typedAtFirst(params, field, edits, cell))
  const form = useForm<FormValues>({ defaultValues: { [name]: start } })
  const { subscribe, getValues } = form
  const scope = useScopeOf(edits.resource, row, undefined, undefined)
  const fault = edits.faults.get(cellKey(cell))

  // Before the next key is handled, as the key that opened the cell is typed into the input. A value is selected, so
  // that typing replaces it.
  useLayoutEffect(() => {
    // The form itself would focus it later.
    const input = frame.current?.querySelector<HTMLElement>('[role="combobox"], input')
    if (!hasFocus || !input) return
    input.focus()
    if (input instanceof HTMLInputElement && start) input.select()
  }, [hasFocus, start])
  useLayoutEffect(() => {
    const store = (typed: unknown) => edits.type(cell, { typed, result: check(typed) })
    if (!edits.draftOf(cell)) store(getValues(name))
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values[name]) })
  }, [edits, cell, check, subscribe, getValues, name])

  return (
    <FormProvider {...form}>
      <FormScopeProvider value={scope}>
        <div
          ref={frame}
          className={styles.editor}
          data-kind={field.kind}
          data-refused={fault !== undefined || undefined}
        >
          <FieldInput field={field} path={name} name={name} />
        </div>
        {fault !== undefined && (
          <Popper
            open
            anchorEl={() => frame.current ?? document.body}
            placement="bottom-start"
            className={styles.popper}
          >
            <p role="alert" className={styles.fault}>
              {fault}
            </p>
          </Popper>
        )}
      </FormScopeProvider>
    </FormProvider>
  )
}

/** What the input shows at first: what was typed before it was refused, nothing after a key, or else the value. */
function typedAtFirst(
  { value, row }: CellEditorProps['params'],
  field: AnyField,
  edits: Edits,
  cell: CellLocation,
): unknown {
  const draft = edits.draftOf(cell)
  if (draft) return draft.typed
  const isText = !['boolean', 'choice', 'date', 'country', 'currency'].includes(field.kind)
  const isEmptied = isText && (value === '' || value === undefined)
  return toInput(field, isEmptied ? null : row[cell.name])
}

/** Checks a typed value as a form of the record does. */
function useCheck(
  { resource }: Edits,
  row: Row,
  { name, field }: { readonly name: string; readonly field: AnyField },
): (typed: unknown) => Draft['result'] {
  const locale = useLocale()
  const fields = useMemo(() => ({ [name]: field }), [name, field])
  const faultText = useFaultText(resource, fields)
  return useMemo(() => {
    const start = { [name]: toInput(field, row[name]) }
    return (typed) => {
      const checked = checkForm({ fields, mode: 'update', start, locale }, { [name]: typed })
      if (checked.ok) return { value: name in checked.value ? checked.value[name] : row[name] }
      const [fault] = Object.values(checked.faults).flat()
      return { fault: fault ? faultText(name, fault, { ...row, [name]: typed }) : '' }
    }
  }, [fields, name, field, row, locale, faultText])
}
