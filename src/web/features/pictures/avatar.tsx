import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { PictureOutput } from "#contract/pictures.ts";
import { api } from "../../api/client.ts";
import { avatarQuery } from "../../api/queries/pictures.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { uploadAvatar } from "../../api/upload.ts";
import { Button } from "../../ui/button.tsx";
import { PersonIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { useFocusAfterRemoval } from "../../ui/use-focus-after-removal.ts";
import { PickFile } from "./pick-file.tsx";

const ROUND = "size-20 shrink-0 rounded-full border border-hair bg-pond";

/** The person's own picture in the profile, and the buttons that set, replace and remove it. */
export function Avatar() {
  const { data, error, isFetching, refetch } = useQuery(avatarQuery);
  const { setting, removing } = useAvatar();
  const [fault, setFault] = useState<string | null>(null);
  const place = useRef<HTMLElement>(null);
  useFocusAfterRemoval(place, data && (data.avatar?.id ?? null));
  if (error && !data)
    return <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const avatar = data?.avatar ?? null;
  const words = fault ?? setting.error?.message ?? removing.error?.message;
  return (
    <section ref={place} tabIndex={-1} aria-label="Your picture" className="mt-4 outline-none">
      <div className="flex items-center gap-5">
        {avatar ? (
          <img src={avatar.src} width={80} height={80} alt="You" className={`${ROUND} object-cover`} />
        ) : (
          <span className={`${ROUND} grid place-items-center text-mist`}>
            <PersonIcon className="size-9" />
          </span>
        )}
        {data && (
          <div className="flex flex-wrap gap-x-5">
            <PickFile
              label={avatar ? "Change picture" : "Add a picture of you"}
              isBusy={setting.isPending}
              onTooLarge={setFault}
              onPick={(chosen) => {
                setFault(null);
                removing.reset();
                setting.mutate(chosen);
              }}
            />
            {avatar && (
              <Button
                look="link"
                isBusy={removing.isPending}
                onClick={() => {
                  setFault(null);
                  setting.reset();
                  removing.mutate(avatar.id);
                }}
              >
                Remove picture
              </Button>
            )}
          </div>
        )}
      </div>
      {words && (
        <div className="mt-3">
          <Notice tone="warning">Your picture stays as it was. {words}</Notice>
        </div>
      )}
    </section>
  );
}

function useAvatar() {
  const client = useQueryClient();
  // Cache: the answer is the new picture itself.
  const put = (avatar: PictureOutput | null) => client.setQueryData(avatarQuery.queryKey, { avatar });
  const setting = useMutation({
    mutationKey: queryKey("pictures", "setAvatar"),
    mutationFn: uploadAvatar,
    onSuccess: put,
  });
  const removing = useMutation({
    mutationKey: queryKey("pictures", "remove"),
    mutationFn: (id: string) => api.pictures.remove({ id }),
    onSuccess: () => put(null),
  });
  return { setting, removing };
}
