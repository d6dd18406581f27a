import type { Area } from '@ag/contracts'
import { createContext, useContext } from 'react'

/** Loads an area again and shows the address once it is there; answers whether it healed. */
export type RetryArea = (area: Area, address: string) => Promise<boolean>

const RetryAreaContext = createContext<RetryArea>(async () => false)
export const RetryAreaProvider = RetryAreaContext.Provider
export const useRetryArea = (): RetryArea => useContext(RetryAreaContext)
