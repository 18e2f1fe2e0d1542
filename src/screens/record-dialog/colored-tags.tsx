import Chip from '@mui/material/Chip'
import { useController } from 'react-hook-form'
import { labelColor } from '#shell/parts/label-hue'
import { describedBy, FieldFrame } from '../fields/input/field-frame'
import { inputId, useFormScope } from '../fields/input/form-scope'
import { TagsInput, type TagsProps } from '../fields/input/tags-input'

const renderTags: TagsProps['renderTags'] = (tags, propsOf) =>
  tags.map((tag, index) => {
    const { key, ...rest } = propsOf({ index })
    const background = `color-mix(in srgb, ${labelColor(tag)} 22%, transparent)`
    return <Chip key={key} size="small" {...rest} label={tag} sx={{ background }} />
  })

/** Tags, each in the colour that follows from its text. */
export function ColoredTags({ name }: { readonly name: string }) {
  const scope = useFormScope()
  const { field, fieldState } = useController({ name })
  const id = inputId(scope.prefix, name)
  const [label, help, error] = [scope.label(name), scope.help(name), fieldState.error?.message]
  return (
    <FieldFrame id={id} label={label} isGroup={false} required={false} help={help} error={error}>
      <TagsInput
        id={id}
        path={name}
        name={name}
        label={label}
        required={false}
        invalid={error !== undefined}
        describedBy={describedBy(id, help, error)}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        renderTags={renderTags}
      />
    </FieldFrame>
  )
}
