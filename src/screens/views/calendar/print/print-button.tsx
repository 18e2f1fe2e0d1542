import { Printer } from '../toolbar-buttons'
import './print.css'

/** Prints the visible days. */
export const PrintButton = () => <Printer onPrint={() => globalThis.print()} />
