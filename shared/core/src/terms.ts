/** The day of the last change to the terms of use or the privacy policy: whoever accepts them accepts this version. */
export const termsVersion = '2026-11-22'
