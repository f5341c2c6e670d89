/** What is loaded when an analysis is looked at: one script for the end screen and for the whole of it. */

export { default as AnalysisSheet } from "./AnalysisSheet.svelte";
export { default as AnalysisSummary } from "./AnalysisSummary.svelte";
