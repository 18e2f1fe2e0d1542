import { createElement, Suspense, use } from 'react'
import type { FieldOf } from '#define/kinds'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule, type LazyModule } from '#base/loading/lazy-module'
import type { InputProps } from './input-props'
import styles from './input.module.css'
import type { TargetInputProps } from './references/target-input-props'

type Input<Props extends InputProps = InputProps> = (props: Props) => React.ReactNode

/** An input that few forms have, which is loaded when a form needs it. */
const lazyInput = <Props extends InputProps = InputProps>(input: LazyModule<Input<Props>>) =>
  function LazyInput(props: Props) {
    return (
      <Suspense fallback={<div className={styles.waiting} aria-busy />}>
        <Loaded input={input} given={props} />
      </Suspense>
    )
  }

interface LoadedProps<Props extends InputProps> {
  readonly input: LazyModule<Input<Props>>
  readonly given: Props
}

function Loaded<Props extends InputProps>({ input, given }: LoadedProps<Props>) {
  return createElement(use(input.load()), given)
}

export const LazyZoneInput = lazyInput(
  lazyModule(() => import('./time-zones/zone-input').then(({ ZoneInput }) => ZoneInput)),
)
export const LazyStars = lazyInput(
  lazyModule(() => import('./stars-input').then(({ StarsInput }) => StarsInput)),
)
export const LazyPresets = lazyInput<InputProps & { readonly field: FieldOf<'integer'> }>(
  lazyModule(() =>
    withDeferredTexts(() => import('./presets-input')).then(({ PresetsInput }) => PresetsInput),
  ),
)
export const LazyRecurrence = lazyInput(
  lazyModule(() =>
    withDeferredTexts(() => import('./recurrence/recurrence-input')).then((module) => module.RecurrenceInput),
  ),
)
export const LazyAttached = lazyInput(
  lazyModule(() =>
    withDeferredTexts(() => import('./attached/attached-input')).then((module) => module.AttachedInput),
  ),
)
export const LazyPicture = lazyInput(
  lazyModule(() =>
    withDeferredTexts(() => import('./pictures/picture-input')).then((module) => module.PictureInput),
  ),
)
export const LazyTarget = lazyInput<TargetInputProps>(
  lazyModule(() =>
    withDeferredTexts(() => import('./references/target-picker')).then((module) => module.TargetPicker),
  ),
)
