import { StrictMode } from 'react'
import { PrivacyBox } from './privacy-box'

/** The box, the same in the browser and where it is rendered ahead. */
export const choiceBox = (
  <StrictMode>
    <PrivacyBox />
  </StrictMode>
)

/** Names of elements must not meet those of the page. */
export const choiceIds = { identifierPrefix: 'choice-' }
