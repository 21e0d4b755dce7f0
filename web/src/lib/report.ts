/** How a bug is reported from wherever one is: a file with all that belongs to it. */
import { getContext, setContext } from 'svelte'

export type Report = () => Promise<void>

const KEY = Symbol('report')
export const offerReport = (report: Report) => setContext(KEY, report)
/** None where there is no table. */
export const useReport = () => getContext<Report | undefined>(KEY)
