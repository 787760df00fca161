/** How the run that was checked last is looked at: beside the runners, by itself or for as long as one likes; or in full. */
export type Reviewed = 'passing' | 'kept' | 'full' | null;
