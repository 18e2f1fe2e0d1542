import { createElement, Suspense, use } from 'react'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule, type LazyModule } from '#base/loading/lazy-module'
import type { InputProps } from './input-props'
import styles from './input.module.css'

type Input = (props: InputProps) => React.ReactNode

/** An input that few forms have, which is loaded when a form needs it. */
const lazyInput = (input: LazyModule<Input>) =>
  function LazyInput(props: InputProps) {
    return (
      <Suspense fallback={<div className={styles.waiting} aria-busy />}>
        <Loaded input={input} {...props} />
      </Suspense>
    )
  }

const Loaded = ({ input, ...props }: InputProps & { readonly input: LazyModule<Input> }) =>
  createElement(use(input.load()), props)

export const LazyZoneInput = lazyInput(
  lazyModule(() => import('./time-zones/zone-input').then(({ ZoneInput }) => ZoneInput)),
)
export const LazyRecurrence = lazyInput(
  lazyModule(() =>
    withDeferredTexts(() => import('./recurrence/recurrence-input')).then((module) => module.RecurrenceInput),
  ),
)
