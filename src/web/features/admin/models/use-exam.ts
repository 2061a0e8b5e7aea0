import { useMutation } from "@tanstack/react-query";
import type { ExamHostId } from "#domain/admin/model-hosts.ts";
import { api } from "#web/api/client.ts";
import { queryKey } from "#web/api/queries/query-key.ts";
import { useProve } from "../prove.ts";

export interface ExamAsked {
  host: ExamHostId;
  model: string;
}

/** What an administrator does with the test of a model: begin it, stop it, overrule it. */
export function useExam(asked: ExamAsked, onChanged: () => void) {
  const prove = useProve();
  const begin = useMutation({
    mutationKey: queryKey("admin", "examineModel"),
    mutationFn: () => prove(() => api.admin.examineModel(asked)),
    onSuccess: onChanged,
  });
  const stop = useMutation({
    mutationKey: queryKey("admin", "stopExam"),
    mutationFn: () => prove(() => api.admin.stopExam(asked)),
    onSuccess: onChanged,
  });
  const allow = useMutation({
    mutationKey: queryKey("admin", "allowModel"),
    mutationFn: (isAllowed: boolean) => prove(() => api.admin.allowModel({ ...asked, isAllowed })),
    onSuccess: onChanged,
  });
  return { begin, stop, allow, error: begin.error ?? stop.error ?? allow.error };
}
