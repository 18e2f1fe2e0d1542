import Rating from '@mui/material/Rating'
import type { InputProps } from './input-props'

/** One to five stars; choosing the current one again clears the value. */
export const StarsInput = (props: InputProps) => (
  <div
    role="group"
    id={props.id}
    aria-labelledby={`${props.id}-label`}
    aria-describedby={props.describedBy}
    ref={(element) => {
      const first = element?.querySelector('input') ?? null
      if (typeof props.inputRef === 'function') props.inputRef(first)
    }}
  >
    <Rating
      name={props.path}
      size="large"
      value={typeof props.value === 'number' ? props.value : null}
      onChange={(_, stars) => props.onChange(stars)}
      onBlur={props.onBlur}
    />
  </div>
)
