/** Days after which a delivered request that looked like spam is deleted. The privacy page names it. */
export const SUSPECT_DAYS = 30
