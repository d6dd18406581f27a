/** Version of the contract between the shell and the remotes; equal to this package's version (tested). */
export const platformVersion = '1.1.0'
