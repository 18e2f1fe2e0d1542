import { isProgram, type Caller } from '#server/base/caller'

/** Whether the system makes a change that follows from another one. It then records the stock movement itself. */
export const isBySystem = (caller: Caller): boolean => caller.acting === true || isProgram(caller)
